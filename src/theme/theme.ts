export const theme = { extend: {} }
