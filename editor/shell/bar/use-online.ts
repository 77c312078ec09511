import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditorStore } from '../../model/store.ts'

/** Whether the browser reports that it is online. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline)

/** Returns a function that tells whether the browser is offline and, if so, shows an alert until it is online again. */
export function useOfflineAlert({ toasts }: EditorStore): () => boolean {
  const { t } = useTranslation()
  const isOn = useOnline()
  const shown = useRef<number>(undefined)
  useEffect(() => {
    if (isOn) toasts.dismiss(shown.current)
  }, [isOn, toasts])
  return () => {
    if (isOnline()) return false
    toasts.dismiss(shown.current)
    shown.current = toasts.alert(t('editor.offline'))
    return true
  }
}

const isOnline = () => navigator.onLine

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
