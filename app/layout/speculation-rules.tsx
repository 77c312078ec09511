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

/** Browsers that know them make the next page ready while the pointer rests on its link. */
export function SpeculationRules() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
}
