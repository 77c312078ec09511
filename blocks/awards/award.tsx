import { Picture } from '#fields/picture.tsx'
import { RichText } from '#fields/rich-text.tsx'
import { Text } from '#fields/text.tsx'
import { Blob } from '#ui/blob.tsx'
import { StarPattern } from '#ui/star-pattern.tsx'
import type { LocalizedContent } from '../catalogue.ts'

type AwardProps = { award: LocalizedContent<'AWARDS'>['awards']['items'][number] }

/** The first award, shown large, with the jury's text as a quote. */
export function NewestAward({ award }: AwardProps) {
  const { title, issuer, year, description, image, image_alt } = award
  return (
    <article className="award-newest on-ink">
      <StarPattern />
      <div className="award-words">
        <p className="award-facts">
          <Text field={year} className="award-year" />
          <Text field={issuer} />
        </p>
        <Text field={title} as="h3" className="h2" />
        <RichText field={description} className="rich" />
      </div>
      <div className="award-stage">
        <Blob shape="pebble" className="award-blob" />
        <Picture field={image} alt={image_alt} sizes="(width >= 62rem) 360px, 240px" />
      </div>
    </article>
  )
}

export function Award({ award }: AwardProps) {
  const { title, issuer, year, description, image, image_alt } = award
  return (
    <article className="award">
      <Text field={year} as="p" className="award-year" />
      <Picture field={image} alt={image_alt} sizes="128px" />
      <div className="award-name">
        <Text field={title} as="h3" className="h3" />
        <Text field={issuer} as="p" className="award-issuer" />
      </div>
      <RichText field={description} className="rich" />
    </article>
  )
}
