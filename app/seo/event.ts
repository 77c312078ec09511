import type { LocalizedPost as Post } from '#blocks/resources/post.tsx'
import { company, type Thing, type ThingProps, textOf } from './schema-org.ts'

/** An event; undefined without a day or a place, because search engines reject events without them. */
export function event(props: ThingProps, post: Post): Thing | undefined {
  const { name, description, image, url, site, locale } = props
  const location = placeOf(post, url)
  if (!post.day || !location) return undefined
  return {
    '@type': 'Event',
    name,
    description,
    inLanguage: locale,
    url,
    startDate: post.day,
    ...(image && { image }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${post.online ? 'Online' : 'Offline'}EventAttendanceMode`,
    location,
    organizer: company(site),
  }
}

function placeOf({ online, place, country }: Post, url: string): Thing | undefined {
  if (online) return { '@type': 'VirtualLocation', url }
  const address = textOf(place)
  if (!address) return undefined
  return {
    '@type': 'Place',
    name: address,
    address: { '@type': 'PostalAddress', streetAddress: address, ...(country && { addressCountry: country }) },
  }
}
