import { lazy } from 'react'

const load = async () => ({ default: (await import('./rich-box.tsx')).RichBox })

/** The rich editor is the heaviest part of all; it comes with the first text that needs it. */
export const RichBox = lazy(load)

/** Fetches it while somebody still points at such a text. */
export function fetchRichBox() {
  void load()
}
