/** A question with two buttons: `action` (a verb) and 'Cancel'. `isDangerous`: the action deletes something. */
export type ConfirmQuestion = { title: string; text: string; action: string; isDangerous?: boolean }

/** Asks one question at a time; `ask` resolves to whether its action was chosen. */
export function createConfirm() {
  let open: (ConfirmQuestion & { answer: (yes: boolean) => void }) | undefined
  const listeners = new Set<() => void>()
  function set(next: typeof open) {
    open = next
    for (const listener of listeners) listener()
  }
  return {
    current: () => open,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ask(question: ConfirmQuestion): Promise<boolean> {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const answer = (yes: boolean) => {
        set(undefined)
        resolve(yes)
      }
      set({ ...question, answer })
      return promise
    },
  }
}
