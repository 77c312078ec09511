/** A button in a notice. */
export type NoticeAction = { label: string; run: () => void }

export type Notice = {
  id: number
  role: 'status' | 'alert'
  text: string
  /** What one can do about it. */
  detail?: string
  /** In per cent, while something is under way. */
  progress?: number
  actions?: NoticeAction[]
}

export type Notices = ReturnType<typeof createNotices>

const showFor = 4_000

/** The notices at the edge of the page. Good news leave by themselves after 4 s, alerts stay until they are dismissed. */
export function createNotices() {
  let notices: Notice[] = []
  let count = 0
  const listeners = new Set<() => void>()

  function set(next: Notice[]) {
    notices = next
    for (const listener of listeners) listener()
  }
  function change(id: number, values: Partial<Notice>) {
    set(notices.map((notice) => (notice.id === id ? { ...notice, ...values } : notice)))
  }
  function dismiss(id: number | undefined) {
    set(notices.filter((notice) => notice.id !== id))
  }
  /** One piece of good news is enough, and it is old when something new begins. */
  function forgetGoodNews() {
    set(notices.filter((notice) => notice.role === 'alert' || notice.progress !== undefined))
  }
  function show(notice: Omit<Notice, 'id'>) {
    const id = ++count
    set([...notices, { ...notice, id }])
    return id
  }

  return {
    all: () => notices,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dismiss,
    alert: (text: string, more: Pick<Notice, 'detail' | 'actions'> = {}) => show({ role: 'alert', text, ...more }),
    /** Something is under way; it ends as `done`, or as `gone` where an alert takes its place. */
    busy(text: string, progress: number) {
      forgetGoodNews()
      const id = show({ role: 'status', text, progress })
      return {
        progress: (value: number) => change(id, { progress: value }),
        done(success: string) {
          forgetGoodNews()
          change(id, { text: success, progress: undefined })
          setTimeout(() => dismiss(id), showFor)
        },
        gone: () => dismiss(id),
      }
    },
  }
}
