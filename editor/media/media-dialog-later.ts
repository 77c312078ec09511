import { lazy } from 'react'

const load = async () => ({ default: (await import('./media-dialog.tsx')).MediaDialog })

/** It comes with the first picture that is opened. */
export const MediaDialog = lazy(load)

/** Fetches it while somebody still points at a picture. */
export function fetchMediaDialog() {
  void load()
}
