import type { ReactNode } from 'react';

/** The frame of a drawn picture; it fills its container and is cropped at the sides on a phone. */
function Scene({ title, children }: { title: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 1200 560" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" role="img">
      <title>{title}</title>
      {children}
    </svg>
  );
}

const LINES = { fill: 'none', stroke: '#fff', strokeWidth: 4, strokeLinejoin: 'round' } as const;

/** A court from above, 360 by 170 around its middle. */
function CourtFromAbove({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-250" y="-130" width="500" height="260" rx="6" fill="#bd6238" />
      <path
        {...LINES}
        d="M-200-85h400V85h-400zM-200-64h400M-200 64h400M-107-64V64M107-64V64M-107 0h214M-200 0h10M190 0h10"
      />
      <path d="M0-98V98" stroke="#26343b" strokeWidth="5" />
    </g>
  );
}

function FromAbove() {
  return (
    <Scene title="Dva zemljana terena odozgo, između njih klupe">
      <rect width="1200" height="560" fill="#6f8f57" />
      <path d="M0 500h1200v60H0z" fill="#8d9195" />
      <CourtFromAbove x={310} y={250} />
      <CourtFromAbove x={890} y={250} />
      <g fill="#e9dfcc">
        <rect x="588" y="170" width="24" height="60" rx="4" />
        <rect x="588" y="270" width="24" height="60" rx="4" />
      </g>
      <g fill="#4f7140">
        {[40, 130, 230, 330, 430, 530, 640, 760, 880, 1000, 1110].map((x) => (
          <circle key={x} cx={x} cy={(x % 3) * 6 + 48} r={30 + (x % 4) * 4} />
        ))}
      </g>
    </Scene>
  );
}

/** A court seen from behind the baseline. */
function CourtInPerspective({ clay, net }: { clay: string; net: string }) {
  return (
    <>
      <path d="M0 560h1200L860 300H340z" fill={clay} />
      <path
        {...LINES}
        d="M190 530h820L812 330H388zM303 530l120-200M897 530 777 330M345 456h510M405 362h390M600 456v-94"
      />
      <path d="M300 405h600v-46q-300 12-600 0z" fill={net} opacity=".55" />
      <path d="M300 359q300 12 600 0" fill="none" stroke="#fff" strokeWidth="7" />
      <path d="M300 352v58M900 352v58" stroke={net} strokeWidth="8" strokeLinecap="round" />
    </>
  );
}

function AtSunset() {
  return (
    <Scene title="Teren 2 u predvečerje">
      <defs>
        <linearGradient id="court-sunset" x2="0" y2="1">
          <stop stopColor="#f6c48b" />
          <stop offset="1" stopColor="#f7e6cd" />
        </linearGradient>
      </defs>
      <rect width="1200" height="310" fill="url(#court-sunset)" />
      <circle cx="850" cy="190" r="62" fill="#e9833f" />
      <path d="M0 250q110-70 220-20t230-10 240 0 250-20 260 40v90H0z" fill="#6d7f4d" />
      <path d="M0 300h1200v260H0z" fill="#7f9660" />
      <CourtInPerspective clay="#c06a3e" net="#2c3a41" />
    </Scene>
  );
}

function UnderLights() {
  return (
    <Scene title="Teren 1 navečer pod reflektorima">
      <rect width="1200" height="560" fill="#101b2b" />
      <g fill="#fff">
        {[70, 190, 300, 470, 610, 760, 930, 1040, 1150].map((x, index) => (
          <circle key={x} cx={x} cy={30 + ((index * 53) % 130)} r="2.4" />
        ))}
      </g>
      <path d="M0 300h1200v260H0z" fill="#22351f" />
      <path d="M130 80 20 560h620zM1070 80l110 480H560z" fill="#ffe9b0" opacity=".13" />
      <CourtInPerspective clay="#a9552e" net="#0d151c" />
      <path d="M130 320V84M1070 320V84" stroke="#5d6972" strokeWidth="10" />
      <g fill="#fff4cf">
        <rect x="86" y="62" width="88" height="26" rx="6" />
        <rect x="1026" y="62" width="88" height="26" rx="6" />
      </g>
    </Scene>
  );
}

function BehindTheHall() {
  return (
    <Scene title="Sportska dvorana i parkiralište ispred terena">
      <rect width="1200" height="330" fill="#cfe3ee" />
      <path d="M0 330h1200v120H0z" fill="#7f9660" />
      <path d="M0 430h1200v130H0z" fill="#8d9195" />
      <path d="M180 330V170q330-110 660 0v160z" fill="#e7dfd0" />
      <path d="M160 178q350-124 700 0l-10-26q-340-116-680 0z" fill="#8f3d1c" />
      <g fill="#9fc0d2">
        {[230, 330, 430, 530, 630, 730].map((x) => (
          <rect key={x} x={x} y="196" width="62" height="54" rx="4" />
        ))}
      </g>
      <rect x="468" y="266" width="84" height="64" fill="#5d6972" />
      <path d="M880 330h320v50H880z" fill="#bd6238" />
      <path d="M880 344h320M1010 330v50" stroke="#fff" strokeWidth="4" />
      <path d="M870 380V286M990 380V286M1110 380V286" stroke="#5d6972" strokeWidth="5" />
      <path d="M870 290h330" stroke="#5d6972" strokeWidth="3" />
      <path d="M120 450v70M290 450v70M460 450v70M630 450v70M800 450v70" stroke="#fff" strokeWidth="4" />
      <Car x={160} colour="#b4532a" />
      <Car x={500} colour="#3a6ea5" />
      <Car x={670} colour="#f4f1ea" />
    </Scene>
  );
}

function Car({ x, colour }: { x: number; colour: string }) {
  return (
    <g transform={`translate(${x} 462)`}>
      <path d="M0 34V18l22-4L36 0h44l18 14 12 4v16z" fill={colour} />
      <path d="m30 14 9-10h38l12 10z" fill="#26343b" />
      <circle cx="24" cy="36" r="10" fill="#26343b" />
      <circle cx="88" cy="36" r="10" fill="#26343b" />
    </g>
  );
}

/** The four pictures of the courts page as drawings: vectors are sharp on any screen and small. */
export const SCENES = [FromAbove, AtSunset, UnderLights, BehindTheHall] as const;
