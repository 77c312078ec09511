import { Items, Picture, RichText, Text } from '#fields/fields.tsx'
import { Blob } from '#ui/ornaments.tsx'
import type { ViewProps } from '../block.ts'
import { Section, SectionHead } from '../section.tsx'

export default function Team({ block: { content } }: ViewProps<'TEAM'>) {
  const { title, subtitle, members } = content
  return (
    <Section className="stage team-section" inside="team" behind={<Blob shape="cloud" className="team-blob" />}>
      <SectionHead className="stack team-head" title={title} subtitle={subtitle} />
      <ul className="team-people">
        <Items field={members}>
          {({ name, role, office, note, portrait, portrait_alt }) => (
            <li className="team-person">
              <div className="team-face">
                <Picture field={portrait} alt={portrait_alt} sizes="(width >= 62rem) 260px, 120px" />
                <Text field={office} className="team-office" />
              </div>
              <div>
                <Text field={name} as="h3" />
                <Text field={role} as="p" className="small team-role" />
                <RichText field={note} className="rich small team-note" />
              </div>
            </li>
          )}
        </Items>
      </ul>
    </Section>
  )
}
