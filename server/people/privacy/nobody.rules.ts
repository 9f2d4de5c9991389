/** The account that stands where an erased one must not be named: it holds nothing and nobody can sign in to it. */
export const NOBODY = '00000000-0000-7000-8000-000000000000'
