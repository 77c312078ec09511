import type { TFunction } from 'i18next'
import type { LibraryFile } from '#api/uploads.ts'
import type { Desk } from '../../desk.ts'
import { isDrawing, isFilm } from './file-words.ts'

/** Uploads files one after the other; `onArrived` is called for each. */
export async function uploadAll(desk: Desk, files: File[], onArrived: () => void): Promise<void> {
  for (const file of files) {
    await new Promise<void>((isOver) => {
      const arrived = () => {
        onArrived()
        isOver()
      }
      desk.upload(file, { takes: 'picture', isAll: true, arrived, failed: () => isOver() })
    })
  }
}

/** Uploads a file and puts it wherever another is used. */
export function replaceEverywhere(desk: Desk, t: TFunction, file: LibraryFile, by: File, onReplaced: () => void) {
  const words = {
    busy: t('notices.savingChanges'),
    done: t('notices.changesSaved'),
    failed: t('alerts.changesFailed'),
  }
  desk.upload(by, {
    takes: isFilm(file) ? 'film' : isDrawing(file) ? 'icon' : 'picture',
    async arrived({ url }) {
      const outcome = await desk.performOnPage(words, () => desk.administration.replaceFile(file.key, url))
      if (outcome === 'done') onReplaced()
    },
  })
}
