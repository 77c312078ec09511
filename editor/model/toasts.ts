/** A button in a toast. It dismisses the toast, unless `run` returns false: it could not be done now. */
export type ToastAction = { label: string; run: () => unknown }

export type Toast = {
  id: number
  role: 'status' | 'alert'
  text: string
  /** What it is about, why it happened, or what to do about it. */
  detail?: string
  /** Percent, while an operation is running. */
  progress?: number
  actions?: ToastAction[]
  heldBy?: HoldReason[]
}

/** What keeps a toast from being dismissed automatically. */
export type HoldReason = 'pointer' | 'focus'

export type Toasts = ReturnType<typeof createToasts>

const toastDuration = 4_000

/** The toasts at the edge of the page. Success toasts are dismissed after 4 s, alerts stay until they are closed. */
export function createToasts() {
  let toasts: Toast[] = []
  let count = 0
  const listeners = new Set<() => void>()
  /** The timers that dismiss success toasts. */
  const timers = new Map<number, ReturnType<typeof setTimeout>>()

  function set(next: Toast[]) {
    toasts = next
    for (const listener of listeners) listener()
  }
  const find = (id: number) => toasts.find((toast) => toast.id === id)
  function change(id: number, values: Partial<Toast>) {
    set(toasts.map((toast) => (toast.id === id ? { ...toast, ...values } : toast)))
  }
  function dismiss(id: number | undefined) {
    set(toasts.filter((toast) => toast.id !== id))
  }
  function setHeld(id: number, by: HoldReason, isHeld: boolean) {
    const heldBy = find(id)?.heldBy ?? []
    if (heldBy.includes(by) === isHeld) return
    change(id, { heldBy: isHeld ? [...heldBy, by] : heldBy.filter((holder) => holder !== by) })
    scheduleDismiss(id)
  }
  /** Only success toasts that nothing holds are dismissed. */
  function scheduleDismiss(id: number) {
    clearTimeout(timers.get(id))
    timers.delete(id)
    const { role, progress, heldBy = [] } = find(id) ?? {}
    if (role !== 'status' || progress !== undefined || heldBy.length > 0) return
    timers.set(
      id,
      setTimeout(() => {
        timers.delete(id)
        dismiss(id)
      }, toastDuration),
    )
  }
  /** There is at most one success toast, and it is outdated once something new begins. */
  function dismissSuccess() {
    set(toasts.filter((toast) => toast.role === 'alert' || toast.progress !== undefined))
  }
  function show(toast: Omit<Toast, 'id'>) {
    const id = ++count
    // Alerts come first: a toast before them that is dismissed would move their buttons under the pointer.
    const isBehind = (other: Toast) => toast.role === 'alert' && other.role === 'status'
    const [before, behind] = [toasts.filter((other) => !isBehind(other)), toasts.filter(isBehind)]
    set([...before, { ...toast, id }, ...behind])
    return id
  }

  return {
    all: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dismiss,
    /** A success toast is not dismissed while it has the pointer or the focus. */
    hold: (id: number, by: HoldReason) => setHeld(id, by, true),
    release: (id: number, by: HoldReason) => setHeld(id, by, false),
    alert: (text: string, more: Pick<Toast, 'detail' | 'actions'> = {}) => show({ role: 'alert', text, ...more }),
    /** A success toast for something that had no progress toast. */
    done(text: string) {
      dismissSuccess()
      scheduleDismiss(show({ role: 'status', text }))
    },
    /** A progress toast; it ends with `done`, or with `dismiss` if an alert replaces it. */
    busy(text: string, progress: number) {
      dismissSuccess()
      const id = show({ role: 'status', text, progress })
      return {
        progress: (value: number) => change(id, { progress: value }),
        done(success: string) {
          dismissSuccess()
          change(id, { text: success, progress: undefined })
          scheduleDismiss(id)
        },
        dismiss: () => dismiss(id),
      }
    },
  }
}
