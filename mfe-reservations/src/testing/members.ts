export const ANA = { ime: 'Ana', prezime: 'Kovač' };
export const IVAN = { ime: 'Ivan', prezime: 'Horvat' };
