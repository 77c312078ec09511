import type { EditorStore } from './store.ts'

/** A button in a toast. `run` returns false if the action is not possible now: then the toast is not dismissed. */
export type ToastAction = { label: string; run: () => unknown }

export type Toast = {
  id: number
  role: 'status' | 'alert'
  text: string
  /** The subject of the message, its reason, or what to do about it. */
  detail?: string
  /**
   * The subject of the message. An alert replaces an earlier one about the same subject, and a success dismisses it.
   */
  about?: string
  progress?: number
  actions?: ToastAction[]
  heldBy?: HoldReason[]
}

/** Why a success toast is not dismissed: the pointer or the focus is on it. */
type HoldReason = 'pointer' | 'focus'

export type Toasts = ReturnType<typeof createToasts>
export type ProgressToast = ReturnType<Toasts['busy']>

const toastDuration = 4_000
/** How long finished progress is shown before the success, in milliseconds (specification §4). */
const progressEnd = 300

/** Shows toasts. Success toasts are dismissed after 4 s; alerts stay until they are replaced or dismissed. */
export function createToasts({ getState, setState }: EditorStore) {
  let count = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const find = (id: number) => getState().toasts.find((toast) => toast.id === id)
  const keep = (isKept: (toast: Toast) => boolean) => setState(({ toasts }) => ({ toasts: toasts.filter(isKept) }))
  const dismiss = (id: number | undefined) => keep((toast) => toast.id !== id)

  function change(id: number, values: Partial<Toast>) {
    setState(({ toasts }) => ({ toasts: toasts.map((toast) => (toast.id === id ? { ...toast, ...values } : toast)) }))
  }
  function countPending(by: number) {
    setState(({ pendingCount }) => ({ pendingCount: pendingCount + by }))
  }
  function setHeld(id: number, by: HoldReason, isHeld: boolean) {
    const heldBy = find(id)?.heldBy ?? []
    if (heldBy.includes(by) === isHeld) return
    change(id, { heldBy: isHeld ? [...heldBy, by] : heldBy.filter((holder) => holder !== by) })
    scheduleDismiss(id)
  }
  function scheduleDismiss(id: number) {
    const { role, progress, heldBy = [] } = find(id) ?? {}
    if (role !== 'status' || progress !== undefined) return
    clearTimeout(timer)
    if (heldBy.length === 0) timer = setTimeout(() => dismiss(id), toastDuration)
  }
  /** Dismisses the success toast, of which there is at most one, because another operation begins or has ended. */
  const dismissSuccess = () => keep(({ role, progress }) => role === 'alert' || progress !== undefined)

  function show(toast: Omit<Toast, 'id'>) {
    const id = ++count
    const { toasts } = getState()
    const replaced = toasts.findIndex(isAlertAbout(toast.about))
    // Alerts come before other toasts, whose dismissal would otherwise move the buttons of alerts under the pointer.
    const firstStatus = toasts.findIndex(({ role }) => role === 'status')
    const end = toast.role === 'alert' && firstStatus >= 0 ? firstStatus : toasts.length
    const isReplaced = toast.role === 'alert' && replaced >= 0
    setState({ toasts: toasts.toSpliced(isReplaced ? replaced : end, Number(isReplaced), { ...toast, id }) })
    return id
  }
  const isAlertAbout = (about: string | undefined) => (toast: Toast) => toast.role === 'alert' && toast.about === about
  /** Dismisses the alert about a subject that has succeeded, or whose failure is shown elsewhere. */
  const dismissAbout = (about: string) => keep((toast) => !isAlertAbout(about)(toast))

  return {
    dismiss,
    dismissAbout,
    hold: (id: number, by: HoldReason) => setHeld(id, by, true),
    release: (id: number, by: HoldReason) => setHeld(id, by, false),
    alert: (text: string, more: Pick<Toast, 'about' | 'detail' | 'actions'> = {}) =>
      show({ role: 'alert', text, about: text, ...more }),
    done(text: string) {
      dismissSuccess()
      scheduleDismiss(show({ role: 'status', text }))
    },
    /** Counted as pending until `done` or `dismiss` is called. */
    busy(text: string, progress: number, about = text) {
      dismissSuccess()
      const id = show({ role: 'status', text, progress })
      countPending(1)
      return {
        progress: (value: number) => change(id, { progress: value }),
        done(success: string, actions?: ToastAction[]) {
          dismissAbout(about)
          setTimeout(() => {
            dismissSuccess()
            change(id, { text: success, progress: undefined, actions })
            scheduleDismiss(id)
            countPending(-1)
          }, progressEnd)
        },
        dismiss() {
          dismiss(id)
          countPending(-1)
        },
      }
    },
  }
}
