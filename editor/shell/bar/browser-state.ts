import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor } from '../../components/editor-context.ts'

/** Under 64rem the languages are in the bar's menu, under 48rem all buttons for panels, too. */
export const useHasRoom = (rem: 48 | 64) => useIsWindow(`(width >= ${rem}rem)`)

/** Whether both languages are shown side by side. In windows under 1400 px only one is, and `toggle` is undefined. */
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

export const useOnline = () => useSyncExternalStore(onConnection, () => navigator.onLine)

function onConnection(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Returns a function that checks whether the browser is offline and, if so, shows an alert until it is online. */
export function useOfflineAlert(): () => boolean {
  const { t } = useTranslation()
  const { toasts } = useEditor()
  const isOnline = useOnline()
  useEffect(() => {
    if (isOnline) toasts.dismissAbout(t('editor.offline'))
  }, [isOnline, toasts, t])
  return () => {
    if (navigator.onLine) return false
    toasts.alert(t('editor.offline'))
    return true
  }
}
