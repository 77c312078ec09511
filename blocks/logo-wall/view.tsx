import { Items } from '#fields/items.tsx'
import { RichText } from '#fields/rich-text.tsx'
import { Text } from '#fields/text.tsx'
import { WhenFilled } from '#fields/when-filled.tsx'
import { Reveal } from '#ui/reveal.tsx'
import type { ViewProps } from '../block.ts'
import { SectionHead } from '../section-head.tsx'
import { WallLogo, WallLogoCard } from './wall-logo.tsx'

/** Groups of logos: the heading of each group on one side, its logos on the other. */
export default function LogoWall({ block: { content } }: ViewProps<'LOGO_WALL'>) {
  const { title, subtitle, groups } = content
  return (
    <section className="section late">
      <div className="wrap">
        <SectionHead title={title} subtitle={subtitle} />
        <Items field={groups}>
          {(group) => (
            <Reveal className="logo-wall-group" threshold={0.05}>
              <div className="stack sticky logo-wall-words">
                <Text field={group.title} as="h3" className="h3" />
                <RichText field={group.description} className="rich" />
              </div>
              <ul className="logo-wall-list">
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
