/** A button in a notice, which goes with it; not where `run` answers false: it could not be done now. */
export type NoticeAction = { label: string; run: () => unknown }

export type Notice = {
  id: number
  role: 'status' | 'alert'
  text: string
  /** What one can do about it. */
  detail?: string
  /** In per cent, while something is under way. */
  progress?: number
  actions?: NoticeAction[]
  heldBy?: Holder[]
}

/** By what somebody is at a notice. */
export type Holder = 'pointer' | 'focus'

export type Notices = ReturnType<typeof createNotices>

const showFor = 4_000

/** The notices at the edge of the page. Good news leave by themselves after 4 s, alerts stay until they are dismissed. */
export function createNotices() {
  let notices: Notice[] = []
  let count = 0
  const listeners = new Set<() => void>()
  /** When good news leave. */
  const leaving = new Map<number, ReturnType<typeof setTimeout>>()

  function set(next: Notice[]) {
    notices = next
    for (const listener of listeners) listener()
  }
  const find = (id: number) => notices.find((notice) => notice.id === id)
  function change(id: number, values: Partial<Notice>) {
    set(notices.map((notice) => (notice.id === id ? { ...notice, ...values } : notice)))
  }
  function dismiss(id: number | undefined) {
    set(notices.filter((notice) => notice.id !== id))
  }
  function setHeld(id: number, by: Holder, isHeld: boolean) {
    const heldBy = find(id)?.heldBy ?? []
    if (heldBy.includes(by) === isHeld) return
    change(id, { heldBy: isHeld ? [...heldBy, by] : heldBy.filter((holder) => holder !== by) })
    leaveLater(id)
  }
  /** Only good news that nobody is at leave. */
  function leaveLater(id: number) {
    clearTimeout(leaving.get(id))
    leaving.delete(id)
    const { role, progress, heldBy = [] } = find(id) ?? {}
    if (role !== 'status' || progress !== undefined || heldBy.length > 0) return
    leaving.set(
      id,
      setTimeout(() => {
        leaving.delete(id)
        dismiss(id)
      }, showFor),
    )
  }
  /** One piece of good news is enough, and it is old when something new begins. */
  function forgetGoodNews() {
    set(notices.filter((notice) => notice.role === 'alert' || notice.progress !== undefined))
  }
  function show(notice: Omit<Notice, 'id'>) {
    const id = ++count
    // Alerts, which stay and have buttons, come before what leaves by itself: it must not move them under the pointer.
    const isBehind = (other: Notice) => notice.role === 'alert' && other.role === 'status'
    const [before, behind] = [notices.filter((other) => !isBehind(other)), notices.filter(isBehind)]
    set([...before, { ...notice, id }, ...behind])
    return id
  }

  return {
    all: () => notices,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dismiss,
    /** Good news do not leave while somebody is at them, */
    hold: (id: number, by: Holder) => setHeld(id, by, true),
    /** and do so some time after. */
    release: (id: number, by: Holder) => setHeld(id, by, false),
    alert: (text: string, more: Pick<Notice, 'detail' | 'actions'> = {}) => show({ role: 'alert', text, ...more }),
    /** Something was done; nobody saw it under way. */
    done(text: string) {
      forgetGoodNews()
      leaveLater(show({ role: 'status', text }))
    },
    /** Something is under way; it ends as `done`, or as `gone` where an alert takes its place. */
    busy(text: string, progress: number) {
      forgetGoodNews()
      const id = show({ role: 'status', text, progress })
      return {
        progress: (value: number) => change(id, { progress: value }),
        done(success: string) {
          forgetGoodNews()
          change(id, { text: success, progress: undefined })
          leaveLater(id)
        },
        gone: () => dismiss(id),
      }
    },
  }
}
