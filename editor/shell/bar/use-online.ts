import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditorStore } from '../../model/store.ts'

/** Whether the browser has a network, as far as it knows. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline)

/** Answers a question: whether one is offline, and if so an alert says it for as long as that lasts. */
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
