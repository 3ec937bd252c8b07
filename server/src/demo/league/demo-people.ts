/** A person of the demo league, in one season or many. */
export interface DemoPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly nickname?: string;
  /** Of the demo account, for members of the club; their names are in `demo-members.ts` too. */
  readonly username?: string;
}

const named = (text: string): DemoPerson[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [lastName = '', firstName = '', nickname] = line.split(',').map((part) => part.trim());
      return { firstName, lastName, ...(nickname ? { nickname } : {}) };
    });

/**
 * People who are not members of the club. Among them are the cases of the display rule: the same surname (Horvat,
 * Kovač, Babić), a first name that is the prefix of another (Ivan, Ivana), and two with the same full name (Ivan
 * Horvat, Josip Marić).
 */
export const OUTSIDERS: readonly DemoPerson[] = named(`
Horvat, Ivan, Bili
Horvat, Ivan, Crni
Horvat, Ivana
Horvat, Matej
Kovač, Ante
Kovač, Antonio, Toni
Kovač, Mladen
Babić, Mario
Babić, Mirko, Miki
Marić, Josip, Joža
Marić, Josip, Jole
Marić, Domagoj
Novak, Robert
Novak, Tihomir, Tiho
Jurić, Vedran
Jurić, Vjekoslav, Vjeko
Knežević, Boris
Knežević, Bruno
Vuković, Zdravko
Vuković, Zoran, Zoki
Pavić, Karlo
Pavić, Kristijan, Kiki
Matić, Slaven
Matić, Saša
Šimić, Denis
Šimić, Dražen, Draš
Blažević, Igor
Blažević, Ivica
Tomić, Nikola, Nidžo
Tomić, Nenad
Petrović, Aleksandar, Aco
Petrović, Dejan
Filipović, Alen
Lončar, Miroslav, Miro
Lovrić, Leon
Lovrić, Luka
Bošnjak, Davor
Bošnjak, Danijel, Dado
Šarić, Siniša
Radić, Renato
Grgić, Gabrijel, Gabi
Grgić, Stjepan
Perković, Patrik
Perić, Pero
Perić, Petar
Barišić, Bernard
Jukić, Hrvoje
Jukić, Hrvojka
Vidović, Viktor
Vidović, Vlado, Vladek
Popović, Mihael
Božić, Ognjen
Brkić, Dalibor, Dado
Ćurić, Zlatko
Čolić, Željka
Đaković, Đuro
Ereš, Franjo
Galić, Emil
Ivanković, Adam
Ivanković, Tin
Klarić, Oliver
Ljubas, Ljubomir, Ljubo
Mandić, Roko
Miličević, Fran
Nikolić, Neven
Oršolić, Otto
Pejić, Dominik, Domo
Rukavina, Jakov
Stanić, Lovro
Stojanović, Eugen
Uremović, Jure
Zec, Željan
Žigić, Tomo
Žulj, Ana Marija
`);
