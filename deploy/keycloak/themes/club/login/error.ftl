<#import "template.ftl" as layout>
<@layout.registrationLayout displayMessage=false; section>
<#if section = "header">${msg("errorTitle")}
<#elseif section = "form">
<p>${kcSanitize(message.summary)?no_esc}</p>
<p>${msg("errorLead")}</p>
<#if !skipLink?? && (client.baseUrl)?has_content><@layout.wayBack client.baseUrl msg("toFrontPage") /></#if>
</#if>
</@layout.registrationLayout>
