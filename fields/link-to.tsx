import { type ReactNode, use } from 'react'
import type { LocalizedLink, LocalizedText } from '#content/localized.ts'
import { FieldEditorsContext } from './editors-context.ts'
import { Text } from './text.tsx'

export type LinkToProps = {
  href: LocalizedLink | undefined
  label: LocalizedText | undefined
  className?: string
  /** Rendered before and after the label, e.g. an icon. */
  before?: ReactNode
  after?: ReactNode
  /** The link leads to the current page. */
  current?: boolean
  /** The link leads to another site and opens in a new tab; `after` has to say so. */
  newTab?: boolean
}

/** A link with its label; renders nothing without a label. */
export function LinkTo(props: LinkToProps) {
  const editors = use(FieldEditorsContext)
  const { href, label, className, before, after, current, newTab } = props
  if (editors) return <editors.LinkTo {...props} />
  if (!label?.text) return null
  return (
    <a
      href={href?.href || '#'}
      className={className}
      aria-current={current ? 'page' : undefined}
      {...(newTab && { target: '_blank', rel: 'noreferrer' })}
    >
      {before}
      <Text field={label} />
      {after}
    </a>
  )
}
