import { expect, test } from 'vitest'
import { interfaceIn } from '../testing/start-store.ts'
import { usesByPlace } from './links.ts'

const use = (page: string, block_type: string, path: string) => ({
  page,
  block_id: 'a',
  item_id: null,
  block_type,
  path,
})

test('a field of the header, the footer or the settings of the site is not named after them twice', async () => {
  const { t } = await interfaceIn('en')
  const fieldsOf = (...used: Parameters<typeof use>) => usesByPlace(t, 'en', [use(...used)] as never)
  expect(fieldsOf('footer', 'FOOTER', 'columns.a.links.b.path')).toMatchObject([{ name: 'Footer', fields: ['Path'] }])
  expect(fieldsOf('home', 'HERO', 'buttonLink')).toMatchObject([
    { name: 'Home', fields: ['Hero: Where the button leads'] },
  ])
})
