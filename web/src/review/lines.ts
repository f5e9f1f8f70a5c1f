// An answer that comes line by line, each line JSON; whoever stops reading ends it.
export async function* linesOf<T>(response: Response, stop: AbortSignal): AsyncGenerator<T> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  const cancel = (): void => void reader.cancel().catch(() => undefined)
  stop.addEventListener('abort', cancel)
  try {
    for (let rest = ''; ;) {
      const { done, value } = await reader.read()
      if (done || stop.aborted) return
      const lines = (rest + value).split('\n')
      rest = lines.pop()!
      for (const line of lines) {
        if (stop.aborted) return // between two lines of one piece somebody may have turned away
        if (line !== '') yield JSON.parse(line) as T
      }
    }
  } finally {
    stop.removeEventListener('abort', cancel)
    cancel()
  }
}
