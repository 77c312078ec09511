import { useTranslation } from 'react-i18next'
import { ArrowLink, Items, Picture, RichText, Text, WhenFilled } from '#fields/fields.tsx'
import { Blob, StarPattern } from '#ui/ornaments.tsx'
import { Reveal } from '#ui/reveal.tsx'
import type { ViewProps } from '../block.ts'
import type { LocalizedContent } from '../catalogue.ts'

/**
 * Renders the call to action. At its lower edge is a wave in the colour of the footer, visible only if the block is the
 * last of the page.
 */
export default function CallToAction({ block: { content } }: ViewProps<'CTA'>) {
  const { title, subtitle, text_before, email, text_after, buttonText, buttonLink } = content
  return (
    <section className="section late stage call-to-action on-ink">
      <StarPattern />
      <Blob shape="leaf" className="call-to-action-blob" />
      <Reveal className="wrap call-to-action-grid">
        <div className="stack">
          <Text field={title} as="h2" className="call-to-action-title" />
          <RichText field={subtitle} className="rich lead" />
          {(text_before || email || text_after) && (
            <p className="call-to-action-line">
              <Text field={text_before} />{' '}
              <WhenFilled field={email}>
                <a href={`mailto:${email?.text}`}>
                  <Text field={email} />
                </a>
              </WhenFilled>{' '}
              <Text field={text_after} />
            </p>
          )}
          <ArrowLink href={buttonLink} label={buttonText} className="btn btn-saffron call-to-action-button" />
        </div>
        <CallToActionMedia content={content} />
      </Reveal>
      <svg className="call-to-action-wave" viewBox="0 0 1440 72" preserveAspectRatio="none" aria-hidden="true">
        <path d={wave} />
      </svg>
    </section>
  )
}

const wave = 'M0 44C180 4 360 0 560 26s420 44 600 20 220-34 280-30v60H0z'

export function CallToActionMedia({ content }: { content: LocalizedContent<'CTA'> }) {
  const { t } = useTranslation()
  const { videoUrl, imageUrl, image_alt, people } = content
  if (videoUrl?.src) {
    const name = image_alt?.text ? image_alt : { text: t('common.video') }
    return <Picture field={videoUrl} alt={name} className="call-to-action-picture" />
  }
  if (imageUrl?.src) {
    return (
      <Picture
        field={imageUrl}
        alt={image_alt}
        sizes="(width >= 62rem) 480px, 88vw"
        className="call-to-action-picture"
      />
    )
  }
  if (!people) return null
  return (
    <ul className="call-to-action-people" aria-label={t('common.people')}>
      <Items field={people}>
        {(person) => (
          <li>
            <Picture field={person.portrait} sizes="240px" />
            <Text field={person.name} className="call-to-action-name" />
          </li>
        )}
      </Items>
    </ul>
  )
}
