import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type FieldEditors, FieldEditorsContext } from './editors-context.ts'
import { WhenFilled } from './fields.tsx'

const draw = (text: string, editors: FieldEditors | null) =>
  renderToStaticMarkup(
    <FieldEditorsContext value={editors}>
      <WhenFilled field={{ text }}>link</WhenFilled>
    </FieldEditorsContext>,
  )

test('visitors do not see the element around an empty text', () => {
  expect(draw('', null)).toBe('')
  expect(draw('+966', null)).toBe('link')
})

test('editors still see the element around an empty text', () => {
  expect(draw('', {} as FieldEditors)).toBe('link')
})
