import type { ComponentProps, ReactNode } from 'react'
import type { LocalizedList, LocalizedRichText, LocalizedText } from '#content/localized.ts'
import { Items, RichText, Text } from '#fields/fields.tsx'
import { Check, Icon } from '#ui/icons.tsx'
import { Reveal } from '#ui/reveal.tsx'

type SectionProps = ComponentProps<'section'> & {
  /** A further class for the content element (`.wrap`), which has the width of the page's column. */
  inside?: string
  behind?: ReactNode
  'data-ground'?: string | undefined
}

/** Renders a section of a page. Its content rises into view. */
export function Section({ className, inside, behind, children, ...attributes }: SectionProps) {
  return (
    <section className={className ? `section late ${className}` : 'section late'} {...attributes}>
      {behind}
      <Reveal className={inside ? `wrap ${inside}` : 'wrap'} threshold={0.05}>
        {children}
      </Reveal>
    </section>
  )
}

type PointsProps = { points: LocalizedList<{ id: string; text: LocalizedRichText }> }

export function Points({ points }: PointsProps) {
  return (
    <ul className="points">
      <Items field={points}>
        {({ text }) => (
          <li>
            <Icon of={Check} />
            <RichText field={text} className="rich" />
          </li>
        )}
      </Items>
    </ul>
  )
}

type SectionHeadProps = {
  title: LocalizedText | undefined
  subtitle?: LocalizedRichText | undefined
  /** Shown beside the heading instead of `subtitle`, e.g. a link. */
  children?: ReactNode
  as?: 'header' | 'div'
  className?: string
}

export function SectionHead({ title, subtitle, children, as: Tag = 'header', className }: SectionHeadProps) {
  return (
    <Tag className={className ?? 'section-head'}>
      <Text field={title} as="h2" className="h2" />
      {children || <RichText field={subtitle} className="rich lead" />}
    </Tag>
  )
}
