import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Locale, locales } from '#content/text.ts'
import type { Desk } from '../desk.ts'
import type { Steps } from '../store/content-path.ts'
import { type Arrival, createArrivals } from './arrivals.ts'
import type { Takes } from './files.ts'
import { type MediaPatch, patchOf } from './media-value.ts'
import { startPreview } from './preview.ts'
import type { HeldUp } from './uploading.ts'

export type Previews = Partial<Record<Locale, string | undefined>>
/** What a dialog's picture boxes need of its uploads. */
export type BoxUploads = {
  /** What is shown at a place while its file is on its way. */
  previewsAt: (at: Steps) => Previews
  /** Uploads a file for a place, in one language or in both. */
  upload: (at: Steps, file: File, takes: Takes, locale: Locale | undefined) => void
  /** Something else was chosen there. */
  supersede: (at: Steps, locale: Locale | undefined) => void
}

type Options<Task> = {
  desk: Desk
  /** Gets the address of each file. */
  put: (at: Steps, patch: MediaPatch) => void
  /** Does what was asked for by `afterUploads`, with all files in their places. */
  run: (task: Task) => void
}

/** Uploads files for the boxes of a dialog, which is not saved without them; boxes may come and go meanwhile. */
export function useUploads<Task>({ desk, put, run }: Options<Task>) {
  const [previews, setPreviews] = useState<Record<string, Previews>>({})
  const [running, setRunning] = useState<Arrival[]>([])
  const [held, hold] = useState<{ task: Task }>()
  const [arrivals] = useState(createArrivals)
  /** Those that failed and may begin again, each as long as its alert offers that. */
  const [failed, setFailed] = useState<HeldUp[]>([])
  const notices = useSyncExternalStore(desk.notices.subscribe, desk.notices.all)
  const heldUp = failed.filter(({ alert }) => notices.some(({ id }) => id === alert))
  const isBusy = running.length > 0
  // What is uploaded for a dialog that was closed goes nowhere.
  useEffect(() => arrivals.dropAll, [arrivals])
  useEffect(() => {
    if (!held || isBusy) return
    hold(undefined)
    run(held.task)
  })

  function show(at: string, languages: readonly Locale[], address: string | undefined) {
    const shown = Object.fromEntries(languages.map((locale) => [locale, address]))
    setPreviews((before) => ({ ...before, [at]: { ...before[at], ...shown } }))
  }
  function supersede(at: Steps, locale: Locale | undefined) {
    const languages = languagesOf(locale)
    arrivals.supersede(keyOf(at), languages)
    show(keyOf(at), languages, undefined)
  }
  function upload(at: Steps, file: File, takes: Takes, locale: Locale | undefined) {
    supersede(at, locale)
    const arrival = arrivals.begin(keyOf(at), languagesOf(locale))
    let end = () => {}
    function isOver() {
      end()
      show(arrival.at, arrival.languages, undefined)
      setRunning((before) => before.filter((each) => each !== arrival))
    }
    desk.upload(file, {
      takes,
      isAll: true,
      signal: arrival.signal,
      begun() {
        setRunning((before) => [...before, arrival])
        end = startPreview(file, (address) => show(arrival.at, arrival.languages, address))
      },
      arrived({ url }) {
        isOver()
        arrivals.end(arrival)
        put(at, patchOf(url, arrival.languages))
      },
      failed(again) {
        isOver()
        if (arrival.signal.aborted) return
        // Whoever waits for it is to see that it is missing.
        hold(undefined)
        if (again) setFailed((before) => [...before, again])
      },
    })
  }

  return {
    previewsAt: (at: Steps) => previews[keyOf(at)] ?? {},
    upload,
    supersede,
    /** Whether files are on their way, or held up. */
    isPending: isBusy || heldUp.length > 0,
    /** Whether something is to be done as soon as they are there. */
    isAwaited: held !== undefined,
    /** Does something now, or as soon as all files are there; not at all where one of them fails. */
    afterUploads(task: Task) {
      for (const { again } of heldUp) again()
      if (isBusy || heldUp.length > 0) hold({ task })
      else run(task)
    },
  }
}

const keyOf = (at: Steps) => at.join('/')
const languagesOf = (locale: Locale | undefined): readonly Locale[] => (locale ? [locale] : locales)
