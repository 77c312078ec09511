import type { LucideIcon } from 'lucide-react'

/** An action of the bar, as a button or menu item; `from` is focused when what it opened closes. */
export type BarAction = {
  label: string
  icon: LucideIcon
  isOpen?: boolean | undefined
  run: (from: HTMLElement | null) => void
}

/** An action as a button in the bar; with little room its label is only for screen readers and the tooltip. */
export function BarButton({ action: { label, icon: Icon, isOpen, run } }: { action: BarAction }) {
  return (
    <button
      type="button"
      className={`ed-btn is-ghost ${isOpen ? 'is-on' : ''}`}
      aria-expanded={isOpen}
      title={label}
      onClick={(event) => run(event.currentTarget)}
    >
      <Icon className="ed-i" aria-hidden="true" />
      <span>{label}</span>
    </button>
  )
}
