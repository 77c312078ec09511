import { Items, Picture, RichText, Text } from '#fields/fields.tsx'
import { Blob, StarPattern } from '#ui/ornaments.tsx'
import type { ViewProps } from '../block.ts'
import type { LocalizedContent } from '../catalogue.ts'
import { Section, SectionHead } from '../section.tsx'

export default function Awards({ block: { content } }: ViewProps<'AWARDS'>) {
  const { title, subtitle, awards } = content
  return (
    <Section>
      <SectionHead title={title} subtitle={subtitle} />
      <ul className="awards">
        <Items field={awards}>
          {(award, index) => <li>{index === 0 ? <NewestAward award={award} /> : <Award award={award} />}</li>}
        </Items>
      </ul>
    </Section>
  )
}

type AwardProps = { award: LocalizedContent<'AWARDS'>['awards']['items'][number] }

export function NewestAward({ award }: AwardProps) {
  const { title, issuer, year, description, image, image_alt } = award
  return (
    <article className="stage awards-newest on-ink">
      <StarPattern />
      <div className="awards-words">
        <p className="row awards-facts">
          <Text field={year} className="awards-year" />
          <Text field={issuer} />
        </p>
        <Text field={title} as="h3" className="h2" />
        <RichText field={description} className="rich lead" />
      </div>
      <div className="awards-stage">
        <Blob shape="pebble" className="awards-blob" />
        <Picture field={image} alt={image_alt} sizes="(width >= 62rem) 360px, 240px" />
      </div>
    </article>
  )
}

export function Award({ award }: AwardProps) {
  const { title, issuer, year, description, image, image_alt } = award
  return (
    <article className="awards-item">
      <Text field={year} as="p" className="small awards-year" />
      <Picture field={image} alt={image_alt} sizes="128px" />
      <div className="awards-name">
        <Text field={title} as="h3" className="h3" />
        <Text field={issuer} as="p" className="small awards-issuer" />
      </div>
      <RichText field={description} className="rich" />
    </article>
  )
}
