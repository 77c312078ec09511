import { InlineScript } from '#ui/inline-script.tsx'

const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/api/*' } },
          { not: { href_matches: '/login*' } },
          { not: { href_matches: '/*\\?*edit=true*' } },
          { not: { selector_matches: '[target], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** Browsers that support them prerender the next page while the pointer rests on its link. */
export function SpeculationRules() {
  return <InlineScript type="speculationrules" script={JSON.stringify(rules)} />
}
