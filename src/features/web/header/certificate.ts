/** The picture of the company's registration (NAV-09), which also opens as a modal. */
export const CERTIFICATE = '/registration-certificate.svg'
