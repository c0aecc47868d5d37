/**
 * Runs in the page's head, before anything is drawn: `readChoices` and `rootData` in a few bytes (a test holds them
 * together), and the mark that scripts run, which shows what needs them. The front door signs it in the page's policy.
 */
export const beforeFirstPaint = `((d,c)=>{d.scripted="";try{c=JSON.parse(localStorage.getItem("accessibility"))}catch{}c=c||{};
if(c.reducedMotion===true)d.motion="reduced";
if(c.highContrast===true)d.contrast="high";
if(["large","extra-large"].includes(c.fontSize))d.fontSize=c.fontSize;
if(["deuteranopia","protanopia","tritanopia"].includes(c.colorBlindMode))d.colorBlind=c.colorBlindMode;
if(c.screenReader===true)d.screenReader="on"})(document.documentElement.dataset)`;
