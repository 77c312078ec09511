import { describe, expect, test } from 'vitest'
import type { ContentInput } from '../catalogue.ts'
import { renderView, textOf } from '../testing/render-view.tsx'
import Offices from './view.tsx'

const content: ContentInput<'OFFICES'> = {
  title: { en: 'Or come by', ar: 'أو زورونا' },
  offices: [
    {
      id: 'riyadh',
      city: { en: 'Riyadh', ar: 'الرياض' },
      address: { en: 'Olaya Street 214', ar: 'شارع العليا ٢١٤' },
      phone: { en: '+966 11 555 0142' },
      email: { en: 'info@example.com' },
      mapText: { en: 'Open the map', ar: 'افتحوا الخريطة' },
      mapLink: 'https://maps.example/riyadh',
    },
    { id: 'amman', city: { en: 'Amman', ar: 'عمّان' }, address: { en: 'Zahran Street 61', ar: 'شارع زهران ٦١' } },
  ],
}

describe('the offices', () => {
  test('have tel: and mailto: links, which are left to right', () => {
    const html = renderView(Offices, 'OFFICES', content, 'ar')
    expect(html).toMatch(/<a href="tel:\+966115550142"[^>]*>.*<bdo dir="ltr">\+966 11 555 0142<\/bdo>/)
    expect(html).toMatch(/<a href="mailto:info@example.com"[^>]*>.*<bdo dir="ltr">/)
  })

  test('have map links that open in a new tab and say so', () => {
    const html = renderView(Offices, 'OFFICES', content)
    expect(html).toMatch(/<a href="https:\/\/maps.example\/riyadh"[^>]* target="_blank" rel="noreferrer"/)
    expect(textOf(html)).toContain('Open the map (opens in a new tab)')
  })

  test('leave out what is not stored', () => {
    const html = renderView(Offices, 'OFFICES', content)
    expect(html.match(/<a /g)).toHaveLength(3)
    expect(textOf(html)).toContain('Amman Zahran Street 61')
  })

  test('have no icons for empty texts', () => {
    const [riyadh] = content.offices
    const icons = (office: object) =>
      renderView(Offices, 'OFFICES', { ...content, offices: [{ ...riyadh, ...office } as never] }).match(/<svg/g)
        ?.length
    const all = icons({ hours: { en: 'Sunday to Thursday' } }) ?? 0
    expect(icons({ hours: { en: '' } })).toBe(all - 1)
    expect(icons({ hours: { en: '' }, address: { en: '' } })).toBe(all - 2)
  })
})
