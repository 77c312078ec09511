import type { TFunction } from 'i18next'
import type { LibraryFile } from '#api/uploads.ts'
import { isSvg, isVideo } from '../../components/files/file-labels.ts'
import type { EditorStore } from '../../model/store.ts'

/** Uploads files one after the other; `onArrived` is called after each success. */
export async function uploadAll(store: EditorStore, files: File[], onArrived: () => void): Promise<void> {
  for (const file of files) {
    await new Promise<void>((isOver) => {
      const arrived = () => {
        onArrived()
        isOver()
      }
      store.upload(file, { takes: 'picture', isAll: true, arrived, failed: () => isOver() })
    })
  }
}

/** Uploads a file and replaces another by it wherever that is used. */
export function replaceEverywhere(
  store: EditorStore,
  t: TFunction,
  file: LibraryFile,
  by: File,
  onReplaced: () => void,
) {
  const messages = {
    busy: t('notices.savingChanges'),
    done: t('notices.changesSaved'),
    failed: t('alerts.changesFailed'),
  }
  store.upload(by, {
    takes: isVideo(file) ? 'film' : isSvg(file) ? 'icon' : 'picture',
    async arrived({ url }) {
      const outcome = await store.mutatePage(messages, () => store.administration.replaceFile(file.key, url))
      if (outcome === 'done') onReplaced()
    },
  })
}
