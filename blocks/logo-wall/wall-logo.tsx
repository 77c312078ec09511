import { LinkTo } from '#fields/link-to.tsx'
import { Picture } from '#fields/picture.tsx'
import { RichText } from '#fields/rich-text.tsx'
import { Text } from '#fields/text.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowRight } from '#ui/icons.ts'
import type { LocalizedContent } from '../catalogue.ts'

type LocalizedLogo = LocalizedContent<'LOGO_WALL'>['groups']['items'][number]['logos']['items'][number]

/** A logo in its own colours on a card, with a description and a link. */
export function WallLogoCard({ logo }: { logo: LocalizedLogo }) {
  return (
    <li className="card logo-wall-card" data-accent={logo.accent}>
      <h4>
        <WallLogoPicture logo={logo} />
      </h4>
      <RichText field={logo.description} className="rich" />
      <LinkTo
        href={logo.path}
        label={logo.linkText}
        className="more cover-link"
        after={<Icon of={ArrowRight} turn />}
      />
    </li>
  )
}

/** A logo without a description. */
export function WallLogo({ logo }: { logo: LocalizedLogo }) {
  return (
    <li className="logo-wall-logo">
      <WallLogoPicture logo={logo} />
    </li>
  )
}

/** The logo, or its name if there is no picture. */
function WallLogoPicture({ logo: { src, name } }: { logo: LocalizedLogo }) {
  return src?.src ? <Picture field={src} alt={name} sizes="240px" /> : <Text field={name} />
}
