import { type ReactNode, use } from 'react'
import type { LocalizedLink, LocalizedText } from '#content/localized.ts'
import { FieldEditorsContext } from './editors-context.ts'
import { Text } from './text.tsx'

export type LinkToProps = {
  href: LocalizedLink | undefined
  label: LocalizedText | undefined
  className?: string
  /** What stands before and after the label, an icon for instance. */
  before?: ReactNode
  after?: ReactNode
  /** The link is the page that is being looked at. */
  current?: boolean
  /** Leads away from the site, in a tab of its own; say so in `after`. */
  newTab?: boolean
}

/** A link with its label; nothing where there is no label. */
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
