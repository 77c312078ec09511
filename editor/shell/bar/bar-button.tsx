import type { LucideIcon } from 'lucide-react'

/** Something that the bar leads to, as a button or as an entry of its menu; `from` gets the focus back. */
export type BarAction = {
  label: string
  icon: LucideIcon
  isOpen?: boolean | undefined
  run: (from: HTMLElement | null) => void
}

/** An action as a button in the bar; where there is little room its label is for screen readers and a tip. */
export function BarButton({ action: { label, icon: Icon, isOpen, run } }: { action: BarAction }) {
  return (
    <button
      type="button"
      className={`ed-btn ghost ${isOpen ? 'is-on' : ''}`}
      aria-expanded={isOpen}
      title={label}
      onClick={(event) => run(event.currentTarget)}
    >
      <Icon className="ed-i" aria-hidden="true" />
      <span>{label}</span>
    </button>
  )
}
