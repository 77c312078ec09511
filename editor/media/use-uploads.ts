import { useEffect, useRef, useState } from 'react'
import { type Locale, locales } from '#content/text.ts'
import type { Desk } from '../desk.ts'
import type { Takes } from './files.ts'
import { startPreview } from './preview.ts'

type Previews = Partial<Record<Locale, string | undefined>>

/** Uploads files for a box of a form, which shows them meanwhile; `put` gets the address of each. */
export function useUploads(desk: Desk, takes: Takes, put: (address: string, locale: Locale | undefined) => void) {
  const [previews, setPreviews] = useState<Previews>({})
  const underway = useRef(new Map<Locale | undefined, AbortController>())
  // It may arrive after other changes.
  const latest = useRef(put)
  useEffect(() => {
    latest.current = put
  })
  useEffect(() => {
    const all = underway.current
    // What is uploaded for a form that was closed goes nowhere.
    return () => {
      for (const upload of all.values()) upload.abort()
    }
  }, [])

  function upload(file: File, locale: Locale | undefined) {
    // The newest file counts.
    underway.current.get(locale)?.abort()
    const abort = new AbortController()
    underway.current.set(locale, abort)
    const show = (address: string | undefined) =>
      setPreviews((before) => ({
        ...before,
        ...Object.fromEntries((locale ? [locale] : locales).map((l) => [l, address])),
      }))
    let end = () => {}
    function isOver() {
      end()
      if (underway.current.get(locale) === abort) show(undefined)
    }
    desk.upload(file, {
      takes,
      isAll: true,
      signal: abort.signal,
      begun() {
        end = startPreview(file, show)
      },
      arrived({ url }) {
        isOver()
        latest.current(url, locale)
      },
      failed: isOver,
    })
  }
  return { previews, upload }
}
