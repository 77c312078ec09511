import { useTranslation } from 'react-i18next'
import { Items } from '#fields/items.tsx'
import { Picture } from '#fields/picture.tsx'
import { Text } from '#fields/text.tsx'
import type { LocalizedContent } from '../catalogue.ts'

/** The media beside the text: a video, else a picture, else portraits of the people whom visitors will meet. */
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
        sizes="(width >= 62rem) 480px, 100vw"
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
