import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor } from '../../components/editor-context.ts'

/** Whether the bar has room for all its buttons. */
export const useHasRoom = () => useSyncExternalStore(onWidth, () => roomy().matches)

const roomy = () => matchMedia('(width >= 48rem)')

function onWidth(listener: () => void) {
  const query = roomy()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the browser reports that it is online. */
export const useOnline = () => useSyncExternalStore(onConnection, () => navigator.onLine)

function onConnection(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Returns a function that tells whether the browser is offline and, if so, shows an alert until it is online again. */
export function useOfflineAlert(): () => boolean {
  const { t } = useTranslation()
  const { toasts } = useEditor().store
  const isOnline = useOnline()
  const shown = useRef<number>(undefined)
  useEffect(() => {
    if (isOnline) toasts.dismiss(shown.current)
  }, [isOnline, toasts])
  return () => {
    if (navigator.onLine) return false
    toasts.dismiss(shown.current)
    shown.current = toasts.alert(t('editor.offline'))
    return true
  }
}
