// The gold of the house: gradients that every drawing shares. They are put into the page once, when the first drawing
// is loaded, and follow the theme by themselves.
import './paint.css'

const DEFS = `
<linearGradient id="art-gilt" x1="0" y1="0" x2="1" y2="1">
  <stop offset="0" stop-color="#f7e2a8"/><stop offset=".45" stop-color="#e3b23c"/>
  <stop offset="1" stop-color="#b9812a"/>
</linearGradient>
<linearGradient id="art-stone" x1="0" y1="0" x2="0" y2="1">
  <stop offset="0" style="stop-color:var(--stone-light)"/><stop offset="1" style="stop-color:var(--stone-dark)"/>
</linearGradient>
<radialGradient id="art-flame" cx=".5" cy=".7" r=".7">
  <stop offset="0" stop-color="#fff1b8"/><stop offset=".5" stop-color="#f2a93b"/><stop offset="1" stop-color="#c4501b"/>
</radialGradient>
<pattern id="art-waves" width="120" height="48" patternUnits="userSpaceOnUse">
  <path d="M0 14q15-10 30 0t30 0 30 0 30 0" style="fill:none;stroke:var(--wave)" stroke-width="1.6"/>
  <path d="M-30 38q15-10 30 0t30 0 30 0 30 0 30 0" 
    style="fill:none;stroke:var(--wave)" stroke-width="1.2" opacity=".7"/>
</pattern>`

if (typeof document !== 'undefined' && document.getElementById('art-defs') === null) {
  const holder = document.createElement('div')
  const hidden = 'aria-hidden="true" width="0" height="0" style="position:absolute"'
  holder.innerHTML = `<svg id="art-defs" ${hidden}><defs>${DEFS}</defs></svg>`
  document.body.append(holder.firstElementChild!)
}

export {}
