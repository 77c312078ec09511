/** A button in a notice, which goes with it; not where `run` answers false: it could not be done now. */
export type ToastAction = { label: string; run: () => unknown }

export type Toast = {
  id: number
  role: 'status' | 'alert'
  text: string
  /** What one can do about it. */
  detail?: string
  /** In per cent, while something is under way. */
  progress?: number
  actions?: ToastAction[]
  heldBy?: HoldReason[]
}

/** By what somebody is at a notice. */
export type HoldReason = 'pointer' | 'focus'

export type Toasts = ReturnType<typeof createToasts>

const toastDuration = 4_000

/** The notices at the edge of the page. Good news leave by themselves after 4 s, alerts stay until they are dismissed. */
export function createToasts() {
  let toasts: Toast[] = []
  let count = 0
  const listeners = new Set<() => void>()
  /** When good news leave. */
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
  /** Only good news that nobody is at leave. */
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
  /** One piece of good news is enough, and it is old when something new begins. */
  function dismissSuccess() {
    set(toasts.filter((toast) => toast.role === 'alert' || toast.progress !== undefined))
  }
  function show(toast: Omit<Toast, 'id'>) {
    const id = ++count
    // Alerts, which stay and have buttons, come before what leaves by itself: it must not move them under the pointer.
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
    /** Good news do not leave while somebody is at them, */
    hold: (id: number, by: HoldReason) => setHeld(id, by, true),
    /** and do so some time after. */
    release: (id: number, by: HoldReason) => setHeld(id, by, false),
    alert: (text: string, more: Pick<Toast, 'detail' | 'actions'> = {}) => show({ role: 'alert', text, ...more }),
    /** Something was done; nobody saw it under way. */
    done(text: string) {
      dismissSuccess()
      scheduleDismiss(show({ role: 'status', text }))
    },
    /** Something is under way; it ends as `done`, or as `gone` where an alert takes its place. */
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
