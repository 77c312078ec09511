import { Items, Picture, RichText, Text } from '#fields/fields.tsx'
import { Blob } from '#ui/ornaments.tsx'
import { Reveal } from '#ui/reveal.tsx'
import type { ViewProps } from '../block.ts'

/** Portraits in frames of different shapes, in staggered columns; the heading takes the space of two people. */
export default function Team({ block: { content } }: ViewProps<'TEAM'>) {
  const { title, subtitle, members } = content
  return (
    <section className="section late stage team-section">
      <Blob shape="cloud" className="team-blob" />
      <Reveal className="wrap team" threshold={0.05}>
        <header className="stack team-head">
          <Text field={title} as="h2" className="h2" />
          <RichText field={subtitle} className="rich lead" />
        </header>
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
                  <Text field={role} as="p" className="team-role" />
                  <RichText field={note} className="rich team-note" />
                </div>
              </li>
            )}
          </Items>
        </ul>
      </Reveal>
    </section>
  )
}
