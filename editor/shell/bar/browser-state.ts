import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor } from '../../components/editor-context.ts'

/** Whether the bar has room for all its buttons. */
export const useHasRoom = () => useIsWindow('(width >= 48rem)')

/** Whether the page is shown in both languages side by side, and `toggle`, in windows that have room. */
export function useBothPages() {
  const hasRoom = useIsWindow('(width >= 1400px)')
  const [isChosen, setChosen] = useState(() => localStorage.getItem(bothPagesKey) !== null)
  function toggle() {
    setChosen(!isChosen)
    if (isChosen) localStorage.removeItem(bothPagesKey)
    else localStorage.setItem(bothPagesKey, '')
  }
  return { areShown: hasRoom && isChosen, toggle: hasRoom ? toggle : undefined }
}

/** Remembers the choice on this device. */
const bothPagesKey = 'editorBothPages'

function useIsWindow(media: string) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = matchMedia(media)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    [media],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(media).matches)
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
