/** Machines of the product that nothing in docs/requirements.md asks for, by noun, each with the reason why it is there. */
export const withoutRequirement: Readonly<Record<string, string>> = {
  'lesson-mark':
    'My Learning counts the lessons that are done; the specification names the page only, not how a lesson is marked.',
}
