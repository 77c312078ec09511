import type { LucideIcon } from 'lucide-react'

type IconProps = {
  /** One of ui/icons.ts. */
  of: LucideIcon
  /** Points along the line and so turns round in Arabic. */
  turn?: boolean
  className?: string
}

/** An icon that decorates; what it means stands in words beside it or in its control's name. */
export function Icon({ of: Drawing, turn, className }: IconProps) {
  const classes = ['icon', turn && 'turn', className].filter(Boolean).join(' ')
  return <Drawing className={classes} strokeWidth={1.75} />
}
