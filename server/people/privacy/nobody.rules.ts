/** The placeholder account that replaces erased accounts. It owns no data and cannot sign in. */
export const NOBODY = '00000000-0000-7000-8000-000000000000'
