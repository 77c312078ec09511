/** The Arabic frame if frames show the page in both languages. */
export function visiblePage(): Document {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('.ed-both iframe')]
  // While a frame is loading, its document has no `documentElement`.
  return frames.map((frame) => frame.contentDocument).find((page) => page?.documentElement?.lang === 'ar') ?? document
}
