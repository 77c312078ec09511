/** Returns the Arabic page if both languages are shown side by side in frames, otherwise the page of this window. */
export function visiblePage(): Document {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('.ed-both iframe')]
  // While a frame is loading, its document has no `documentElement`.
  return frames.map((frame) => frame.contentDocument).find((page) => page?.documentElement?.lang === 'ar') ?? document
}
