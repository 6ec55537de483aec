/** A drawing of the label on a parcel, as SVG. */
export const parcelPicture = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="300" viewBox="0 0 720 300" font-family="sans-serif">
<rect width="720" height="300" fill="#f3f1ec"/>
<rect x="150" y="60" width="420" height="200" rx="4" fill="#c9a06a"/>
<path d="M150 60l40-30h420l-40 30z" fill="#dbb98a"/>
<path d="M570 60l40-30v200l-40 30z" fill="#a98250"/>
<rect x="190" y="95" width="220" height="130" fill="#fff" stroke="#444"/>
<rect x="205" y="110" width="110" height="10" fill="#222"/>
<rect x="205" y="128" width="150" height="7" fill="#999"/>
<rect x="205" y="141" width="130" height="7" fill="#999"/>
<g fill="#222"><rect x="205" y="165" width="4" height="42"/><rect x="213" y="165" width="2" height="42"/><rect x="219" y="165" width="6" height="42"/><rect x="229" y="165" width="2" height="42"/><rect x="235" y="165" width="4" height="42"/><rect x="243" y="165" width="7" height="42"/><rect x="254" y="165" width="2" height="42"/><rect x="260" y="165" width="4" height="42"/><rect x="268" y="165" width="2" height="42"/><rect x="274" y="165" width="6" height="42"/><rect x="284" y="165" width="3" height="42"/><rect x="291" y="165" width="5" height="42"/></g>
<g fill="#0f6c5c"><circle cx="395" cy="114" r="14"/><circle cx="395" cy="185" r="14"/></g>
<g fill="#fff" font-size="16" font-weight="bold" text-anchor="middle"><text x="395" y="120">1</text><text x="395" y="191">2</text></g>
</svg>`;
