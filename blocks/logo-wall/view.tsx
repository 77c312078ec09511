import { ArrowLink, Items, Picture, RichText, Text, WhenFilled } from '#fields/fields.tsx'
import { Reveal } from '#ui/reveal.tsx'
import type { ViewProps } from '../block.ts'
import type { LocalizedContent } from '../catalogue.ts'
import { SectionHead } from '../section.tsx'

export default function LogoWall({ block: { content } }: ViewProps<'LOGO_WALL'>) {
  const { title, subtitle, groups } = content
  return (
    <section className="section late">
      <div className="wrap">
        <SectionHead title={title} subtitle={subtitle} />
        <Items field={groups}>
          {(group) => (
            <Reveal className="columns logo-wall-group" threshold={0.05}>
              <div className="stack sticky logo-wall-words">
                <Text field={group.title} as="h3" className="h3" />
                <RichText field={group.description} className="rich" />
              </div>
              <ul className="twelfths logo-wall-list">
                <Items field={group.logos}>
                  {(logo) => (
                    <WhenFilled field={logo.description} otherwise={<WallLogo logo={logo} />}>
                      <WallLogoCard logo={logo} />
                    </WhenFilled>
                  )}
                </Items>
              </ul>
            </Reveal>
          )}
        </Items>
      </div>
    </section>
  )
}

type LocalizedLogo = LocalizedContent<'LOGO_WALL'>['groups']['items'][number]['logos']['items'][number]

export function WallLogoCard({ logo }: { logo: LocalizedLogo }) {
  return (
    <li className="card logo-wall-card" data-accent={logo.accent}>
      <h4>
        <WallLogoPicture logo={logo} />
      </h4>
      <RichText field={logo.description} className="rich" />
      <ArrowLink href={logo.path} label={logo.linkText} className="more cover-link" />
    </li>
  )
}

export function WallLogo({ logo }: { logo: LocalizedLogo }) {
  return (
    <li className="logo-wall-logo">
      <WallLogoPicture logo={logo} />
    </li>
  )
}

function WallLogoPicture({ logo: { src, name } }: { logo: LocalizedLogo }) {
  return src?.src ? <Picture field={src} alt={name} sizes="240px" /> : <Text field={name} />
}
