import { describe, expect, test } from 'vitest'
import type { ContentInput } from '../catalogue.ts'
import { renderView, textOf } from '../testing/render-view.tsx'
import Team from './view.tsx'

const content: ContentInput<'TEAM'> = {
  title: { en: 'Twelve of us', ar: 'اثنا عشر منّا' },
  members: [
    {
      id: 'lina-haddad',
      name: { en: 'Lina Haddad', ar: 'لينا حدّاد' },
      role: { en: 'Head of course design', ar: 'رئيسة تصميم الدورات' },
      office: { en: 'Amman', ar: 'عمّان' },
      note: { en: 'Always in pencil.', ar: 'بقلم الرصاص دائمًا.' },
      portrait: '/uploads/lina-480x480.webp',
      portrait_alt: { en: 'Portrait of Lina Haddad', ar: 'صورة لينا حدّاد' },
    },
    { id: 'omar-khalil', name: { en: 'Omar Khalil' }, role: { en: 'Head of platforms' } },
  ],
}

describe('the team', () => {
  test('shows each person’s office, name, role and note without hover', () => {
    const html = renderView(Team, 'TEAM', content, 'ar')
    expect(textOf(html)).toContain('عمّان لينا حدّاد رئيسة تصميم الدورات بقلم الرصاص دائمًا.')
    expect(html).toContain('alt="صورة لينا حدّاد"')
  })

  test('names each person in a heading below the section’s', () => {
    expect(renderView(Team, 'TEAM', content)).toContain('<h3>Lina Haddad</h3>')
  })

  test('leaves out what is not stored for a person', () => {
    expect(renderView(Team, 'TEAM', content).match(/<img /g)).toHaveLength(1)
    expect(renderView(Team, 'TEAM', content).match(/class="team-office"/g)).toHaveLength(1)
  })
})
