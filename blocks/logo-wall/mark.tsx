import { LinkTo } from '#fields/link-to.tsx'
import { Picture } from '#fields/picture.tsx'
import { RichText } from '#fields/rich-text.tsx'
import { Text } from '#fields/text.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowRight } from '#ui/icons.ts'
import type { ShownContent } from '../catalogue.ts'

type ShownMark = ShownContent<'LOGO_WALL'>['groups']['items'][number]['logos']['items'][number]

/** A described mark in its own colours, what it stands for, and the way to more. */
export function MarkCard({ mark }: { mark: ShownMark }) {
  return (
    <li className="card mark-card" data-accent={mark.accent}>
      <h4>
        <MarkPicture mark={mark} />
      </h4>
      <RichText field={mark.description} className="rich" />
      <LinkTo
        href={mark.path}
        label={mark.linkText}
        className="more cover-link"
        after={<Icon of={ArrowRight} turn />}
      />
    </li>
  )
}

/** A mark in the wall. */
export function Mark({ mark }: { mark: ShownMark }) {
  return (
    <li className="mark">
      <MarkPicture mark={mark} />
    </li>
  )
}

/** The mark, or its name until there is a picture of it. */
function MarkPicture({ mark: { src, name } }: { mark: ShownMark }) {
  return src?.src ? <Picture field={src} alt={name} sizes="240px" /> : <Text field={name} />
}
